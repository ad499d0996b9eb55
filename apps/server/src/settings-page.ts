import { printSettings } from './app/print-settings.ts';

process.stdout.write(printSettings());
