/** The operator asked for something that cannot be done; the message says why and what to do. */
export class Refusal extends Error {}
