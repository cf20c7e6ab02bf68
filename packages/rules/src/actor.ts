/** Who acts. An admin who has taken over a corporation acts as `admin` (§6). */
export type Actor = "corporation" | "employee" | "admin";
