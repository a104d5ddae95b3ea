import {z} from 'zod';
import {ADMINISTRADOR, ESTADOS_LINHA_TRABALHO, ESTADOS_TRABALHO} from '@clube/domain';
import type {Ator} from '../context';
import {f} from '../resources/fields';
import {defineList, param, type Values} from '../resources/list';
import {flag} from '../resources/wire';

const who = (ator: Ator): number => ('id' in ator ? ator.id : 0);
const seesAll = (ator: Ator): boolean => ator.tipo === 'painel' && ator.permissao === ADMINISTRADOR;

/** One's own; an Administrador sees what everybody has running. */
function visible(ator: Ator, values: Values, alias: string): string | undefined {
  return seesAll(ator) ? undefined : `${alias}.usuario_id = ${values.add(who(ator))}`;
}

/** Works, the last one first. */
export const trabalhos = defineList({
  name: 'trabalhos',
  route: 'GET /api/trabalhos',
  from: 'trabalho t JOIN usuario u ON u.id = t.usuario_id',
  base: 'trabalho t',
  fields: {
    id: f.id(),
    titulo: f.text().unsorted(),
    tipo: f.text().unsorted(),
    usuario: f.text().computed('u.nome').unsorted(),
    estado: f.oneOf(ESTADOS_TRABALHO).unsorted(),
    total: f.int().optional().unsorted(),
    feitos: f.int().unsorted(),
    falhas: f.int().unsorted(),
    cancelar: f.bool().unsorted(),
    mensagem: f.text().optional().unsorted(),
    resultado: f.json(z.record(z.string(), z.unknown())).optional(),
    criadoEm: f.moment().unsorted(),
    comecouEm: f.moment().optional().unsorted(),
    terminouEm: f.moment().optional().unsorted(),
  },
  params: {
    aberto: param(flag, open => `t.estado ${open ? '' : 'NOT '}IN ('fila', 'rodando')`),
    meus: param(flag, (mine, values, ator) => (mine ? `t.usuario_id = ${values.add(who(ator))}` : undefined)),
  },
  sort: '-id',
  scope: (ator, values) => visible(ator, values, 't'),
  csv: {
    columns: {
      id: 'Trabalho',
      titulo: 'O que faz',
      usuario: 'Quem iniciou',
      estado: 'Situação',
      total: 'Total',
      feitos: 'Feitos',
      falhas: 'Falhas',
      criadoEm: 'Criado em',
      terminouEm: 'Terminou em',
    },
  },
});

/** The rows of one work, which `trabalho` names, and what came of each. */
export const linhasDoTrabalho = defineList({
  name: 'linhas-do-trabalho',
  route: 'GET /api/trabalhos/{id}/linhas',
  from: 'trabalho_linha t',
  fields: {
    id: f.int().computed('t.ordem'),
    chave: f.text().unsorted(),
    nome: f.text().optional().unsorted(),
    estado: f.oneOf(ESTADOS_LINHA_TRABALHO).unsorted(),
    mensagem: f.text().optional().unsorted(),
  },
  key: 't.ordem',
  sort: 'id',
  params: {
    trabalho: param(z.coerce.number().int(), (trabalho, values) => `t.trabalho_id = ${values.add(trabalho)}::int`),
  },
  // With a value of the caller's own in it the engine reads these rows plainly: they are those of one work.
  scope: (ator, values) =>
    `EXISTS (SELECT 1 FROM trabalho w WHERE w.id = t.trabalho_id AND (w.usuario_id = ${values.add(who(ator))} OR ${seesAll(ator)}))`,
  csv: {columns: {id: 'Linha', chave: 'Identificador', nome: 'Registro', estado: 'Resultado', mensagem: 'Motivo'}},
});
