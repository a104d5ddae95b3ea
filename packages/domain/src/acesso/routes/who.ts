import type {Callers} from '../callers.js';
import {ADMINISTRADOR, AUDITOR, SMART, type Permissao} from '../sessions.js';

export const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;
export type HttpMethod = (typeof METHODS)[number];

/** One context's part of the table; parameters keep their braces. */
export type RouteTable = Readonly<Record<`${HttpMethod} /api/${string}`, Callers>>;

const staff = (...painel: Permissao[]): Callers => ({painel});

export const s1 = staff(SMART);
export const s01 = staff(ADMINISTRADOR, SMART);
export const s12 = staff(SMART, AUDITOR);
export const s012 = staff(ADMINISTRADOR, SMART, AUDITOR);
/** A painter. */
export const p: Callers = {loja: true};
/** A reporting user. */
export const r: Callers = {relatorio: true};
/** Anybody. */
export const everyone: Callers = {public: true};
