import {sql} from '@clube/backend';
import type {Scenes} from './scene';
import type {Stage} from './stage';

/** A code that is more than one person makes, asked for by the system. */
function request(stage: Stage): Promise<{id: number}> {
  const asked = JSON.stringify({id: null, corpo: {codigo: `ACIMA${stage.next()}`, pontos: 20_000, usos: 1}});
  return stage.row(sql<{id: number}>`
    INSERT INTO aprovacao (tipo, titulo, resumo, excessos, pedido, pedida_em)
    VALUES ('codigos-cadastro.gravar', 'Código de cadastro', 'Cena', '[]', ${asked}::jsonb, now()) RETURNING id`);
}

export const APROVACOES: Scenes = {
  'POST /api/aprovacoes/{id}/aprovar': async stage => ({as: 'Smart', path: {id: (await request(stage)).id}}),
  'POST /api/aprovacoes/{id}/recusar': async stage => ({
    as: 'Smart',
    path: {id: (await request(stage)).id},
    json: {motivo: 'Turma errada'},
  }),
};
