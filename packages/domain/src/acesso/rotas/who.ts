import type {Quem} from '../quem.js';
import {ADMINISTRADOR, AUDITOR, SMART, type Permissao} from '../sessoes.js';

export const METODOS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;
export type Metodo = (typeof METODOS)[number];

/** One context's part of the table; parameters keep their braces. */
export type RouteTable = Readonly<Record<`${Metodo} /api/${string}`, Quem>>;

const staff = (...painel: Permissao[]): Quem => ({painel});

export const s1 = staff(SMART);
export const s01 = staff(ADMINISTRADOR, SMART);
export const s12 = staff(SMART, AUDITOR);
export const s012 = staff(ADMINISTRADOR, SMART, AUDITOR);
/** A painter. */
export const p: Quem = {loja: true};
/** A reporting user. */
export const r: Quem = {relatorio: true};
/** Anybody. */
export const publico: Quem = {publico: true};
