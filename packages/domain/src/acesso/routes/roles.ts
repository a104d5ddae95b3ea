import type {Callers} from '../callers.js';
import {ADMINISTRADOR, AUDITOR, SMART, type Permissao} from '../sessions.js';

export const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;
export type HttpMethod = (typeof METHODS)[number];

/** The permission table of one bounded context; path parameters keep their braces. */
export type RouteTable = Readonly<Record<`${HttpMethod} /api/${string}`, Callers>>;

const staff = (...painel: Permissao[]): Callers => ({painel});

export const SMART_ONLY = staff(SMART);
export const STAFF_WRITE = staff(ADMINISTRADOR, SMART);
export const SMART_OR_AUDITOR = staff(SMART, AUDITOR);
export const STAFF_READ = staff(ADMINISTRADOR, SMART, AUDITOR);
/** A painter. */
export const PINTOR: Callers = {loja: true};
/** A reporting user. */
export const REVENDA: Callers = {relatorio: true};
/** Anybody. */
export const ANYONE: Callers = {public: true};
