import {mensagemDe} from '@clube/api-client';
import {
  CNPJ_INVALIDO,
  CPF_DA_VENDA_INVALIDO,
  DATA_DA_VENDA_INVALIDA,
  VENDA_JA_PROCESSADA,
  cnpjValido,
  cpfValido,
  lerTipoFiscal,
} from '@clube/domain';
import {avisar} from '@clube/ui';
import {dataDigitada} from '../venda';
import {buscarPintor, buscarRevenda, validarCodigo, vendaExiste} from './lookups';
import type {FormState} from './useFormState';

async function tentar(consulta: () => Promise<void>): Promise<void> {
  try {
    await consulta();
  } catch (motivo) {
    avisar.erro(mensagemDe(motivo));
  }
}

/** What is looked up and checked when a field is left. */
export function fieldChecks({formulario: {venda, tocados}, refs, achar, lembrar, recusar}: FormState) {
  const cpf = (): Promise<void> =>
    tentar(async () => {
      if (!venda.cpf || refs.pintor?.cpf === venda.cpf) return;
      const pintor = cpfValido(venda.cpf) ? await buscarPintor(venda.cpf) : undefined;
      if (pintor) lembrar({pintor});
      else recusar('cpf', CPF_DA_VENDA_INVALIDO);
    });

  const numero = (tipo = venda.tipoFiscal, emSilencio = false): Promise<void> =>
    tentar(async () => {
      const {identificador, cnpjLoja} = venda;
      const tipoFiscal = lerTipoFiscal(tipo);
      if (!identificador || !tipoFiscal || !cnpjValido(cnpjLoja)) return;
      if (await vendaExiste(identificador, tipoFiscal, cnpjLoja))
        recusar('identificador', VENDA_JA_PROCESSADA, {tipoFiscal: VENDA_JA_PROCESSADA}, emSilencio);
    });

  const cnpj = (emSilencio = false): Promise<void> =>
    tentar(async () => {
      const {cnpjLoja} = venda;
      if (!cnpjLoja || refs.revenda?.cnpj === cnpjLoja) return;
      if (!cnpjValido(cnpjLoja)) return recusar('cnpjLoja', CNPJ_INVALIDO, {}, emSilencio);
      const revenda = await buscarRevenda(cnpjLoja);
      if (!revenda) return numero(undefined, emSilencio);
      achar({
        // A shop that was found by itself takes nothing away that was typed.
        ...(!(emSilencio && tocados.has('codigoPromocional')) && {codigoPromocional: ''}),
        nomeLoja: revenda.nomeInput || revenda.nomeFantasia,
        estadoLoja: revenda.endEstado ?? venda.estadoLoja,
        cidadeLoja: revenda.endCidade ?? venda.cidadeLoja,
      });
      lembrar({revenda});
      if (!emSilencio) avisar.info('Revenda encontrada');
      return numero(undefined, emSilencio);
    });

  const data = (): void => {
    if (venda.realizadoEm && !dataDigitada(venda.realizadoEm)) recusar('realizadoEm', DATA_DA_VENDA_INVALIDA);
  };

  const codigo = (): Promise<void> =>
    tentar(async () => {
      const texto = venda.codigoPromocional.trim().toUpperCase();
      if (!texto || refs.codigo?.codigo === texto) return;
      const achado = await validarCodigo(texto);
      if ('erro' in achado) recusar('codigoPromocional', achado.erro);
      else lembrar({codigo: achado});
    });

  return {cpf, cnpj, numero, data, codigo};
}
