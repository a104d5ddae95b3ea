import {completeCpf} from '@clube/domain';
import {sql} from '@clube/backend';
import {SocialProofs} from '@clube/backend/dist/modules/pintores/social/proofs';
import {cpfOf} from '../../data/statements';
import {SECRET} from '../../support/root';
import {PASSWORD} from '../world-data';
import type {Scenarios} from './scenario';
import {sha256, type ScenarioContext} from './scenario-context';
import {picture} from './test-data';

/** Creates a link for a new password, as in the e-mail. */
async function recovery(context: ScenarioContext): Promise<string> {
  const {id, email} = await context.painter();
  const uuid = `cena-${context.next()}`;
  await context.row(
    sql<{pintor_id: number}>`INSERT INTO recuperacao_senha (token_hash, pintor_id, email, criada_em, expira_em)
      VALUES (${sha256(uuid)}, ${id}, ${email}, now(), now() + interval '1 hour') RETURNING pintor_id`,
  );
  return uuid;
}

const nivel = async (context: ScenarioContext) => {
  const {ordem} = await context.row(sql<{ordem: number}>`SELECT coalesce(max(ordem), 0) + 1 AS ordem FROM cluster`);
  return {fields: {nome: `Nível ${ordem}`, ordem}, files: [await picture(context, 'imagem')]};
};

export const PINTORES: Scenarios = {
  'POST /api/cluster': async context => ({as: 'Smart', form: await nivel(context)}),
  'POST /api/cluster/previa': () => ({as: 'Smart', json: {fotoPerfil: true}}),
  'PUT /api/cluster/{id}': async context => {
    await context.take('POST /api/cluster', {as: 'Smart', form: await nivel(context)});
    const {id} = await context.row(sql<{id: number}>`SELECT id FROM cluster ORDER BY id DESC LIMIT 1`);
    return {as: 'Smart', path: {id}, json: {nome: 'Nível novo'}};
  },
  'POST /api/sessoes/parceiro': () => ({as: 'visitante', json: {cpf: cpfOf(77), senha: PASSWORD}}),
  'POST /api/sessoes/parceiro/confirmar-email': async context => {
    const {id, email} = await context.painter({email: true});
    const token = `cena-${context.next()}`.padEnd(43, 'x');
    await context.row(
      sql<{pintor_id: number}>`INSERT INTO confirmacao_email (token_hash, pintor_id, email, criada_em, expira_em)
        VALUES (${sha256(token)}, ${id}, ${email}, now(), now() + interval '1 hour') RETURNING pintor_id`,
    );
    return {as: 'visitante', json: {token}};
  },
  'POST /api/sessoes/parceiro/esqueceu-senha': async context => ({
    as: 'visitante',
    json: {informacao: (await context.painter()).email},
  }),
  'POST /api/sessoes/parceiro/validar-recuperacao': async context => ({
    as: 'visitante',
    json: {uuid: await recovery(context)},
  }),
  'POST /api/sessoes/parceiro/atualizar-senha': async context => ({
    as: 'visitante',
    json: {uuid: await recovery(context), novaSenha: PASSWORD},
  }),
  'POST /api/sessoes/parceiro/identidades': async context => ({
    as: (await context.painter()).session,
    json: {senha: PASSWORD, prova: new SocialProofs(SECRET).issue('google', `cena-${context.next()}`, new Date())},
  }),
  'DELETE /api/sessoes/parceiro/identidades/{provedor}': async context => {
    const {session} = await context.painter();
    const prova = new SocialProofs(SECRET).issue('google', `cena-${context.next()}`, new Date());
    await context.take('POST /api/sessoes/parceiro/identidades', {as: session, json: {senha: PASSWORD, prova}});
    return {as: session, path: {provedor: 'google'}};
  },
  'POST /api/parceiros': context => {
    const n = context.next();
    return {
      as: 'visitante',
      json: {
        nome: 'Fulano de Tal',
        cpf: completeCpf(String(400_000_000 + n)),
        dataNascimento: '20/04/1985',
        celular: String(11_950_000_000 + n),
        email: `cadastro${n}@exemplo.com.br`,
        senha: PASSWORD,
        sexo: 'M',
        lojaPreferida: 'Casa das Tintas',
        cidadeLojaPreferida: 'São Paulo',
        estadoLojaPreferida: 'SP',
        concordaTermos: 1,
        endRua: 'Rua das Tintas',
        endNumero: '1',
        endBairro: 'Centro',
        endCidade: 'São Paulo',
        endEstado: 'SP',
        endCep: '01001000',
      },
    };
  },
  'GET /api/parceiros': () => ({as: 'Smart', query: {pagina: '0', limite: '5'}}),
  'PUT /api/parceiros': async context => ({as: (await context.painter()).session, json: {endRua: 'Rua Nova'}}),
  'GET /api/parceiros/empresas': () => ({as: 'Smart', query: {pagina: '0', limite: '5'}}),
  'PUT /api/parceiros/{id}': async context => ({
    as: 'Administrador',
    path: {id: (await context.painter()).id},
    json: {endRua: 'Rua das Flores', celular: '11987654321', lojaPreferida: 'Casa das Tintas'},
  }),
  'PUT /api/parceiros/atualizar-email': async context => ({
    as: 'Administrador',
    json: {cpf: (await context.painter()).cpf, email: `trocado${context.next()}@exemplo.com.br`},
  }),
  'POST /api/parceiros/bulk/previa': async context => ({
    as: 'Smart',
    json: {filtro: {id: [(await context.painter()).id]}, acao: 'desativado'},
  }),
  'POST /api/parceiros/bulk/filtro': async context => ({
    as: await context.staff(),
    json: {filtro: {id: [(await context.painter()).id]}, acao: 'desativado', justificativa: 'Pediu.'},
  }),
  'PUT /api/parceiros/atualizar-atividade': async context => ({
    as: 'Administrador',
    json: {cpf: (await context.painter()).cpf, atividade: 0, justificativa: 'Pediu por telefone.'},
  }),
  'PUT /api/parceiros/atualizar-iscompany': async context => ({
    as: 'Administrador',
    json: {cpf: (await context.painter()).cpf, justificativa: 'Abriu uma empresa.', isCompany: 1},
  }),
  'GET /api/parceiros/{cpf}/detalhes': async context => ({
    as: 'Auditor',
    path: {cpf: (await context.painter()).cpf},
  }),
  'GET /api/parceiros/{cpf}/historico-ativacao': async context => {
    const {cpf} = await context.painter();
    const json = {cpf, justificativa: 'Abriu uma empresa.'};
    await context.take('PUT /api/parceiros/atualizar-iscompany', {as: 'Smart', json});
    return {as: 'Auditor', path: {cpf}};
  },
  'GET /api/parceiros/{cpf}/anotacoes': async context => {
    const {cpf} = await context.painter();
    await context.take('POST /api/parceiros/{cpf}/anotacoes', {
      as: 'Smart',
      path: {cpf},
      json: {texto: 'Prefere ligação à tarde.'},
    });
    return {as: 'Auditor', path: {cpf}};
  },
  'POST /api/parceiros/{cpf}/anotacoes': async context => ({
    as: 'Administrador',
    path: {cpf: (await context.painter()).cpf},
    json: {texto: 'Prefere ligação à tarde.'},
  }),
  'DELETE /api/parceiros/{cpf}/anotacoes/{id}': async context => {
    const {id: pintorId, cpf} = await context.painter();
    const {id} = await context.row(
      sql<{id: number}>`INSERT INTO anotacao_pintor (pintor_id, texto, usuario_id, criado_em)
        SELECT ${pintorId}, 'Ligou.', min(id), now() FROM usuario RETURNING id`,
    );
    return {as: 'Smart', path: {cpf, id}};
  },
  'POST /api/upload/parceiro_foto': async context => {
    const {id, session} = await context.painter();
    return {as: session, form: {fields: {idParceiro: id}, files: [await picture(context, 'arquivo')]}};
  },
  'POST /api/parceiros/reenviar-confirmacao': async context => ({as: (await context.painter({email: true})).session}),
  'POST /api/indique-ganhe/validate': () => ({as: 'visitante', json: {indicacao: 'BENCH1'}}),
  'POST /api/indique-ganhe/indicacoes': async context => ({as: (await context.painter()).session, json: {}}),
  'POST /api/indique-ganhe/indicacoes/painel': () => ({as: 'Smart', query: {pagina: '0', limite: '5'}, json: {}}),
  'GET /api/cep/{cep}': () => ({as: 'visitante', path: {cep: '01001000'}}),
};
