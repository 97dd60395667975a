export class ResponseTooLarge extends Error {
  constructor() {
    super('The answer is larger than we accept.')
    this.name = 'AnswerTooLarge'
  }
}
