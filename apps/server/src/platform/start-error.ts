/** What keeps the product from starting, said in one sentence for the person at the console. */
export class StartError extends Error {}
