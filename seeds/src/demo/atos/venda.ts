import type {VendaEnviada} from '@clube/backend';
import {dataCivil, decimalDeCentavos} from '@clube/domain';
import type {Compra} from '../plano/compras';

/** What staff type off a receipt: the products of the programme, under its own codes; the rest of the paper stays out. */
export function vendaDe(
  {nota, pintor}: Compra,
  {comChave, codigo}: {comChave: boolean; codigo?: string | undefined},
): VendaEnviada {
  const {emitente, itens, chave, serie, numero, tipoFiscal, emissao} = nota;
  return {
    cpf: pintor.cpf,
    tipoFiscal,
    identificador: String(numero),
    serie,
    ...(comChave ? {chave} : {}),
    realizadoEm: dataCivil(emissao),
    cnpjLoja: emitente.cnpj,
    nomeLoja: emitente.nomeFantasia,
    cidadeLoja: emitente.endereco.cidade,
    estadoLoja: emitente.endereco.uf,
    ...(codigo ? {codigoPromocional: codigo} : {}),
    itens: itens.flatMap(({codigoPadrao, qtde, valorUnitario, valorDesconto}) =>
      codigoPadrao
        ? [
            {
              codigo: codigoPadrao,
              qtde,
              valorUnitario: decimalDeCentavos(valorUnitario),
              valorDesconto: decimalDeCentavos(valorDesconto),
            },
          ]
        : [],
    ),
  };
}
