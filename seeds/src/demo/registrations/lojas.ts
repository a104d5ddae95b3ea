import type {Database} from '@clube/backend';
import {decimalOfCents} from '@clube/domain';
import type {Catalogue, Revenda} from '../../catalogue';
import {instant} from '../time';
import {insertRows} from './insert-rows';

const revendaRow = (revenda: Revenda, redeId: number | undefined) => ({
  cnpj: revenda.cnpj,
  razao_social: revenda.razaoSocial,
  nome_fantasia: revenda.nomeFantasia,
  nome_input: revenda.nomeInput,
  tipo_pontuacao: revenda.tipoPontuacao,
  email: revenda.email,
  responsavel: revenda.responsavel,
  telefone: revenda.telefone,
  celular: revenda.celular,
  end_rua: revenda.endereco.logradouro,
  end_numero: revenda.endereco.numero,
  end_complemento: revenda.endereco.complemento ?? null,
  end_bairro: revenda.endereco.bairro,
  end_cidade: revenda.endereco.cidade,
  end_estado: revenda.endereco.uf,
  end_cep: revenda.endereco.cep,
  fator_pontuacao: revenda.fatorPontuacao,
  rm: revenda.rm,
  rede_id: redeId ?? null,
  ativo: revenda.ativo,
  criado_em: instant(revenda.criadaEm, 600),
});

/** Creates networks, their resellers and the resellers' names of products. */
export async function registerLojas(db: Database, {redes, revendas, produtosRevenda}: Catalogue): Promise<void> {
  const ids = await insertRows(
    db,
    'rede',
    redes.map(({nome, regiao, dataCadastro, bloquearAcimaCota}) => ({
      nome,
      regiao,
      data_cadastro: dataCadastro,
      bloquear_acima_cota: bloquearAcimaCota,
      ativo: true,
    })),
  );
  const redeId = new Map(redes.map(({nome}, i) => [nome, ids[i]]));
  await insertRows(
    db,
    'revenda',
    revendas.map(revenda => revendaRow(revenda, redeId.get(revenda.rede ?? ''))),
  );
  const createdAt = new Map(revendas.map(({cnpj, criadaEm}) => [cnpj, instant(criadaEm, 660)]));
  await insertRows(
    db,
    'produto_revenda',
    produtosRevenda.map(({cnpjRevenda, codigoPadrao, codigo, nome, valorUnitario}) => ({
      cnpj_revenda: cnpjRevenda,
      codigo_padrao: codigoPadrao,
      codigo,
      nome,
      valor_unitario: decimalOfCents(valorUnitario),
      criado_em: createdAt.get(cnpjRevenda),
    })),
  );
}
