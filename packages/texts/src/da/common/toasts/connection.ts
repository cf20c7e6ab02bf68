/** Under the words of whatever failed because the server could not be reached. */
export const noAnswer = "Vi fik ikke svar. Tjek forbindelsen, og prøv igen.";
