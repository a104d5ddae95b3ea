import {ApiErro, client, mensagemDe} from '@clube/api-client';
import {formatarPontosPorExtenso, primeiroErro, validarNovaVenda} from '@clube/domain';
import {avisar} from '@clube/ui';
import {useRef, useState} from 'react';
import {hoje} from '../../../components/formatos';
import type {Pendente} from '../../tipos';
import {apontar, itemPorTerminar} from '../dom';
import {ehLinha, type Duvida} from '../reading/doubts';
import type {SaleForm} from '../form/useSaleForm';
import {paraEnvio, paraValidar} from '../venda';
import {readSecondCheck, type SecondCheckRequest} from './second-check';

/** The next receipt is already shown, and to be looked at. */
const SUCESSO_MS = 5_000;

interface Screen {
  duvidas: readonly Duvida[];
  /** Leads to the first open question. */
  avancar: () => void;
  /** The receipt has a fault that a person has to say yes to. */
  onDoubt?: (() => void) | undefined;
  /** Who else is at the receipt. */
  deOutro: string | undefined;
  onScore: () => void;
  /** Somebody else turned out to be at it. */
  onBusy: (motivo: ApiErro) => void;
  /** It was refused for what it is, not for what was typed: somebody may have decided it. */
  onRefused: () => void;
  /** It is more than one person may score. */
  onNeedOther: (pedido: SecondCheckRequest) => void;
}

interface Ditos {
  /** The receipt's faults have been seen. */
  mesmoAssim?: boolean;
  /** This is the second person, who has looked too. */
  confirmar?: boolean;
}

/**
 * Scores the receipt: the checks in their order, then the server's word. A request whose answer was lost is repeated
 * under the same key, so that it cannot be scored twice.
 */
export function useScore(nota: Pendente, formulario: SaleForm, screen: Screen) {
  const [ocupado, setOcupado] = useState(false);
  const ultima = useRef<{texto: string; chave: string}>(undefined);
  const {venda, lida, erros: pendencias, setErros} = formulario;

  const mostrar = (erros: Record<string, string>, mensagem: string): void => {
    setErros(erros);
    avisar.erro(mensagem);
    apontar(Object.keys(erros)[0] ?? '', true);
  };

  const pontuar = async ({mesmoAssim = false, confirmar = false}: Ditos = {}): Promise<void> => {
    if (ocupado) return;
    if (screen.deOutro) return avisar.erro(`Em análise por ${screen.deOutro}`);
    const erros = validarNovaVenda(paraValidar(venda), hoje());
    const primeiro = primeiroErro(erros);
    if (primeiro) return mostrar(erros, primeiro);
    // What a look-up refused stays refused until it is corrected.
    const recusado = primeiroErro(pendencias);
    if (recusado) return mostrar(pendencias, recusado);
    const porTerminar = itemPorTerminar();
    if (porTerminar) {
      avisar.erro('Adicione ou apague o item que está sendo digitado');
      return porTerminar.focus();
    }
    // A product that nobody has confirmed would be learned along with the sale; a line without one would be lost.
    if (screen.duvidas.some(ehLinha)) {
      avisar.erro('Confirme ou ignore os itens marcados antes de pontuar');
      return screen.avancar();
    }
    if (screen.onDoubt && !mesmoAssim && !confirmar) return screen.onDoubt();
    const pedida = paraEnvio(venda, {...nota, chave: lida?.chave ?? nota.chave ?? null});
    const corpo = confirmar ? {...pedida, confirmar} : pedida;
    const texto = JSON.stringify(corpo);
    if (ultima.current?.texto !== texto) ultima.current = {texto, chave: crypto.randomUUID()};
    setOcupado(true);
    try {
      const {mensagem, venda: pontuada} = await client.post('/api/pontuacoes/pontuar', {
        body: corpo,
        idempotencyKey: ultima.current.chave,
      });
      avisar.sucesso(mensagem, formatarPontosPorExtenso(pontuada.totalPontos), SUCESSO_MS);
      screen.onScore();
    } catch (motivo) {
      const pedido = readSecondCheck(motivo);
      if (pedido) screen.onNeedOther(pedido);
      else if (motivo instanceof ApiErro && Object.keys(motivo.campos).length > 0) mostrar(motivo.campos, motivo.erro);
      else {
        avisar.erro(mensagemDe(motivo));
        screen.onRefused();
      }
      if (motivo instanceof ApiErro && motivo.codigo === 'EM_ANALISE') screen.onBusy(motivo);
      // A refusal is an answer: the next try is another request.
      if (motivo instanceof ApiErro && motivo.status !== 0) ultima.current = undefined;
    } finally {
      setOcupado(false);
    }
  };
  return {pontuar, ocupado};
}
