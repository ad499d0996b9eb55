import { redirect } from 'react-router';
import { LEADS } from './desk.ts';

export const loader = () => redirect(LEADS);
export const clientLoader = loader;
