import {messageOf} from '@clube/api-client';
import {
  INVALID_CNPJ,
  INVALID_VENDA_CPF,
  INVALID_VENDA_DATE,
  VENDA_ALREADY_PROCESSED,
  isValidCnpj,
  isValidCpf,
  readTipoFiscal,
} from '@clube/domain';
import {notify} from '@clube/ui';
import type {Pendente} from '../../types';
import {paperMarks, typedDate} from '../venda';
import {findPintor, findRevenda, validateCodigo, vendaExists} from './lookups';
import type {FormState} from './useFormState';

async function attempt(lookup: () => Promise<void>): Promise<void> {
  try {
    await lookup();
  } catch (reason) {
    notify.error(messageOf(reason));
  }
}

/** The look-ups and validations that run when a field loses the focus. */
export function fieldChecks(
  nota: Pick<Pendente, 'id' | 'chave'>,
  {form: {venda, touched, reading}, refs, holds, takeFound, remember, refuse}: FormState,
) {
  const cpf = (): Promise<void> =>
    attempt(async () => {
      if (!venda.cpf || refs.pintor?.cpf === venda.cpf) return;
      const pintor = isValidCpf(venda.cpf) ? await findPintor(venda.cpf) : undefined;
      if (!holds({cpf: venda.cpf})) return;
      if (pintor) remember({pintor});
      else refuse('cpf', INVALID_VENDA_CPF);
    });

  const numero = (tipo = venda.tipoFiscal, silently = false): Promise<void> =>
    attempt(async () => {
      const {identificador, cnpjLoja} = venda;
      const tipoFiscal = readTipoFiscal(tipo);
      if (!identificador || !tipoFiscal || !isValidCnpj(cnpjLoja)) return;
      const marks = paperMarks({...venda, tipoFiscal}, nota, reading);
      const exists = await vendaExists({identificador, tipoFiscal, cnpj: cnpjLoja, ...marks});
      if (exists && holds({identificador, cnpjLoja, tipoFiscal: tipo}))
        refuse('identificador', VENDA_ALREADY_PROCESSED, {tipoFiscal: VENDA_ALREADY_PROCESSED}, silently);
    });

  const cnpj = (silently = false): Promise<void> =>
    attempt(async () => {
      const {cnpjLoja} = venda;
      if (!cnpjLoja || refs.revenda?.cnpj === cnpjLoja) return;
      if (!isValidCnpj(cnpjLoja)) return refuse('cnpjLoja', INVALID_CNPJ, {}, silently);
      const revenda = await findRevenda(cnpjLoja);
      if (!holds({cnpjLoja})) return;
      if (!revenda) return numero(undefined, silently);
      takeFound({
        // A store that was found without a user action must not clear a typed code.
        ...(!(silently && touched.has('codigoPromocional')) && {codigoPromocional: ''}),
        nomeLoja: revenda.nomeInput || revenda.nomeFantasia,
        estadoLoja: revenda.endEstado ?? venda.estadoLoja,
        cidadeLoja: revenda.endCidade ?? venda.cidadeLoja,
      });
      remember({revenda});
      if (!silently) notify.info('Revenda encontrada');
      return numero(undefined, silently);
    });

  const data = (): void => {
    if (venda.realizadoEm && !typedDate(venda.realizadoEm)) refuse('realizadoEm', INVALID_VENDA_DATE);
  };

  const codigo = (): Promise<void> =>
    attempt(async () => {
      const text = venda.codigoPromocional.trim().toUpperCase();
      if (!text || refs.codigo?.codigo === text) return;
      const found = await validateCodigo(text, nota.id);
      if (!holds({codigoPromocional: venda.codigoPromocional})) return;
      if ('error' in found) refuse('codigoPromocional', found.error);
      else remember({codigo: found});
    });

  return {cpf, cnpj, numero, data, codigo};
}
