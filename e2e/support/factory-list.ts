import type { Page } from '@playwright/test';
import { krOf } from './configurator.ts';

/** A line of the list that the factory gets for a final order. Amounts are in kr. */
interface FactoryLine {
  readonly question: string;
  readonly answer: string;
  readonly quantity: number;
  readonly unitPrice: number;
  readonly amount: number;
}

/** The list that the factory gets for a final order, as its CSV or JSON file contains it: the price of the house, and the lines. */
export interface FactoryList {
  readonly house: number;
  readonly lines: readonly FactoryLine[];
}

export function fromJson(file: string): FactoryList {
  const { HousePrice, Lines }: WireList = JSON.parse(file);
  return {
    house: HousePrice,
    lines: Lines.map(({ Question, Answer, Quantity, UnitPrice, Amount }) => {
      return { question: Question, answer: Answer, quantity: Quantity, unitPrice: UnitPrice, amount: Amount };
    }),
  };
}

interface WireList {
  readonly HousePrice: number;
  readonly Lines: readonly {
    readonly Question: string;
    readonly Answer: string;
    readonly Quantity: number;
    readonly UnitPrice: number;
    readonly Amount: number;
  }[];
}

/**
 * Parses the CSV, which has semicolons, Swedish decimals and the house in the first row. No title in the tests’ small range needs quotes.
 */
export function fromCsv(file: string): FactoryList {
  const [head = [], ...rows] = file
    .replace(/^\uFEFF/, '')
    .trimEnd()
    .split('\r\n')
    .map((row) => row.split(';'));
  const at = (row: readonly string[], column: string) => row[head.indexOf(column)] ?? '';
  const number = (row: readonly string[], column: string) => Number(at(row, column).replace(',', '.'));
  const [house = [], ...lines] = rows;
  return {
    house: number(house, 'Belopp inkl. moms'),
    lines: lines.map((row) => ({
      question: at(row, 'Fråga'),
      answer: at(row, 'Svar'),
      quantity: number(row, 'Antal'),
      unitPrice: number(row, 'Enhetspris inkl. moms'),
      amount: number(row, 'Belopp inkl. moms'),
    })),
  };
}

/** The prices of an order on the screen, in kr: the house, every choice, and the named sums below them. */
export interface ShownOrder {
  readonly house: number;
  readonly choices: readonly { readonly question: string; readonly answer: string; readonly price: number }[];
  readonly sums: Readonly<Record<string, number>>;
}

/** Reads the prices of an order from its page for the customer or for staff. */
export async function readShownOrder(page: Page): Promise<ShownOrder> {
  const shown = await page.locator('.order-lines').evaluate((lines) => {
    const texts = (part: Element | null) =>
      [...(part?.querySelectorAll('dt, dd, h3, header > span') ?? [])].map(({ textContent }) => textContent);
    return {
      house: texts(lines.querySelector('section')),
      choices: [...lines.querySelectorAll('section dl > div')].map(texts),
      sums: [...lines.querySelectorAll('.order-sum > div')].map((row) => [
        row.querySelector('dt')?.textContent ?? '',
        row.querySelector('.order-price')?.textContent ?? '',
      ]),
    };
  });
  return {
    house: krOf(shown.house.at(-1) ?? ''),
    choices: shown.choices.map(([question = '', answer = '', price = '']) => ({ question, answer, price: krOf(price) })),
    sums: Object.fromEntries(shown.sums.map(([name = '', amount = '']) => [name, krOf(amount)])),
  };
}
