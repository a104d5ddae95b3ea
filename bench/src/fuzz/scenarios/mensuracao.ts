import {sql} from '@clube/backend';
import type {Scenarios} from './scenario';
import type {ScenarioContext} from './scenario-context';

async function rede(context: ScenarioContext): Promise<string> {
  const nome = `Rede medida ${context.next()}`;
  await context.row(sql<{id: number}>`INSERT INTO rede (nome, regiao) VALUES (${nome}, 'Sul') RETURNING id`);
  return nome;
}

export const MENSURACAO: Scenarios = {
  'POST /api/upload/historico': async context => {
    const content = Buffer.from(
      `Rede;Mês;Código do produto;Quantidade;Valor\n${await rede(context)};01/2026;T1;2;51,00`,
    );
    return {as: await context.staff(), form: {files: [{field: 'arquivo', name: 'historico.csv', content}]}};
  },
  'GET /api/historico/meses': async context => ({as: 'Smart', query: {rede: await rede(context)}}),
  'GET /api/historico/linhas': async context => ({
    as: 'Smart',
    query: {rede: await rede(context), mes: '2026-01'},
  }),
  'POST /api/mensuracao/observacao': async context => ({
    as: 'Smart',
    json: {rede: await rede(context), obs: 'Cresceu com a campanha'},
  }),
};
