/** The whole brief: the idea, and below it what the texts should say. */
export const joinBrief = ({ idea, text }: { idea: string; text?: string | undefined }): string =>
  text ? `${idea}\n\n${text}` : idea
