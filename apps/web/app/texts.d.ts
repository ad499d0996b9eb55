import type { Messages as ProductMessages } from '@gavel/texts';

// Keys and arguments of every text are checked where they are used.
declare module 'use-intl' {
  interface AppConfig {
    Locale: 'sv-SE';
    Messages: ProductMessages;
  }
}
