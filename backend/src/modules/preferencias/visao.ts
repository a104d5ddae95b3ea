import {NO_VISAO_NAME, tooLong} from '@clube/domain';
import {z} from 'zod';
import {jsonObjectUpTo} from './json';

const FILTER_CHARACTERS = 4000;

const ordem = z.strictObject({campo: z.string().min(1).max(60), direcao: z.enum(['ASC', 'DESC'])});
const ocultas = z.array(z.string().min(1).max(60)).max(100);

const nova = z.strictObject({
  lista: z.string().regex(/^[a-z][a-z0-9-]{0,59}$/, 'Lista desconhecida'),
  nome: z
    .string({error: NO_VISAO_NAME})
    .trim()
    .regex(/[\p{L}\p{N}\p{P}\p{S}]/u, NO_VISAO_NAME)
    .max(60, tooLong(60)),
  compartilhada: z.boolean().default(false),
  filtros: jsonObjectUpTo(FILTER_CHARACTERS),
  ordem: ordem.nullable().default(null),
  ocultas: ocultas.nullable().default(null),
});

export const visaoNova = nova.meta({id: 'VisaoNova'});
export type VisaoNova = z.output<typeof visaoNova>;

/** All fields except the list. */
export const visaoMudanca = z
  .strictObject({
    nome: nova.shape.nome.optional(),
    compartilhada: z.boolean().optional(),
    filtros: nova.shape.filtros.optional(),
    ordem: ordem.nullable().optional(),
    ocultas: ocultas.nullable().optional(),
  })
  .meta({id: 'VisaoMudanca'});
export type VisaoMudanca = z.output<typeof visaoMudanca>;

export const visao = z
  .object({
    id: z.int(),
    lista: z.string(),
    nome: z.string(),
    compartilhada: z.boolean(),
    filtros: z.record(z.string(), z.unknown()),
    ordem: z.object({campo: z.string(), direcao: z.enum(['ASC', 'DESC'])}).nullable(),
    ocultas: z.array(z.string()).nullable(),
    /** Whether the view is the caller's own. */
    minha: z.boolean(),
    autor: z.string(),
  })
  .meta({id: 'Visao'});
export type Visao = z.output<typeof visao>;
