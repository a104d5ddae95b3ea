import type {Database} from '@clube/backend';
import {decimalDeCentavos} from '@clube/domain';
import type {Catalogo, Revenda} from '../../catalogo';
import {instante} from '../tempo';
import {insertRows} from './insert-rows';

const linhaDaRevenda = (revenda: Revenda, redeId: number | undefined) => ({
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
  criado_em: instante(revenda.criadaEm, 600),
});

/** Networks, their resellers and what these call the products. */
export async function cadastrarLojas(db: Database, {redes, revendas, produtosRevenda}: Catalogo): Promise<void> {
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
    revendas.map(revenda => linhaDaRevenda(revenda, redeId.get(revenda.rede ?? ''))),
  );
  const criacao = new Map(revendas.map(({cnpj, criadaEm}) => [cnpj, instante(criadaEm, 660)]));
  await insertRows(
    db,
    'produto_revenda',
    produtosRevenda.map(({cnpjRevenda, codigoPadrao, codigo, nome, valorUnitario}) => ({
      cnpj_revenda: cnpjRevenda,
      codigo_padrao: codigoPadrao,
      codigo,
      nome,
      valor_unitario: decimalDeCentavos(valorUnitario),
      criado_em: criacao.get(cnpjRevenda),
    })),
  );
}
