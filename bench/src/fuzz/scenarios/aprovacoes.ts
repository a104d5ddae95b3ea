import {sql} from '@clube/backend';
import type {Scenarios} from './scenario';
import type {ScenarioContext} from './scenario-context';

/** Requests a code above one person's limit, for which the server creates an approval. */
function request(context: ScenarioContext): Promise<{id: number}> {
  const asked = JSON.stringify({id: null, corpo: {codigo: `ACIMA${context.next()}`, pontos: 20_000, usos: 1}});
  return context.row(sql<{id: number}>`
    INSERT INTO aprovacao (tipo, titulo, resumo, excessos, pedido, pedida_em)
    VALUES ('codigos-cadastro.gravar', 'Código de cadastro', 'Cena', '[]', ${asked}::jsonb, now()) RETURNING id`);
}

export const APROVACOES: Scenarios = {
  'POST /api/aprovacoes/{id}/aprovar': async context => ({as: 'Smart', path: {id: (await request(context)).id}}),
  'POST /api/aprovacoes/{id}/recusar': async context => ({
    as: 'Smart',
    path: {id: (await request(context)).id},
    json: {motivo: 'Turma errada'},
  }),
};
