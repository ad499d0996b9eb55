/** The product information of a question. */
export const productTexts = {
  name: 'product',
  messages: {
    heading: 'Om produkterna',
    nothing: 'Här finns inget mer att läsa just nu.',
  },
} as const;
