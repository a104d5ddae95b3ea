import type {SentVenda} from '@clube/backend';
import {civilDateOf, decimalOfCents} from '@clube/domain';
import type {Purchase} from '../plan/purchases';

/** The sale that staff enter for a receipt: the programme's products with its own codes; other items are left out. */
export function vendaOf(
  {nota, pintor}: Purchase,
  {withChave, codigo}: {withChave: boolean; codigo?: string | undefined},
): SentVenda {
  const {issuer, itens, chave, serie, numero, tipoFiscal, issuedAt} = nota;
  return {
    cpf: pintor.cpf,
    tipoFiscal,
    identificador: String(numero),
    serie,
    ...(withChave ? {chave} : {}),
    realizadoEm: civilDateOf(issuedAt),
    cnpjLoja: issuer.cnpj,
    nomeLoja: issuer.nomeFantasia,
    cidadeLoja: issuer.endereco.cidade,
    estadoLoja: issuer.endereco.uf,
    ...(codigo ? {codigoPromocional: codigo} : {}),
    itens: itens.flatMap(({codigoPadrao, qtde, valorUnitario, valorDesconto}) =>
      codigoPadrao
        ? [
            {
              codigo: codigoPadrao,
              qtde,
              valorUnitario: decimalOfCents(valorUnitario),
              valorDesconto: decimalOfCents(valorDesconto),
            },
          ]
        : [],
    ),
  };
}
