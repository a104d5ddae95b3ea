import {lerChave, normalizarChave} from '@clube/domain';
import type {Indicio, Marca} from '../document/types';
import type {No} from './node';
import {indicio} from './values';

const AMBIENTE_DE_TESTE = '2';
const EMISSAO_NORMAL = '1';
const AUTORIZADA = ['100', '150'];
/** Cancelled, in time and late, and refused its use by the tax office: none of them is a sale. */
const SEM_EFEITO = ['101', '151', '155', '110', '205', '301', '302', '303'];
const CANCELAMENTO = ['110111', '110112'];
const EVENTO_ACEITO = ['135', '136', '155'];

const daNota = (chave: string | undefined) => (no: No) => {
  const sua = no.texto('chNFe');
  return !chave || !sua || normalizarChave(sua) === chave;
};

/** A cancellation counts unless the tax office's answer, standing beside it, refuses it. */
function canceladaPorEvento(raiz: No, chave: string | undefined): boolean {
  const eventos = raiz.todos('infEvento').filter(daNota(chave));
  const respostas = eventos.filter(evento => evento.texto('cStat') !== undefined);
  if (respostas.length > 0)
    return respostas.some(
      resposta =>
        EVENTO_ACEITO.includes(resposta.texto('cStat') ?? '') &&
        (CANCELAMENTO.includes(resposta.texto('tpEvento') ?? '') || eventos.some(pedeCancelamento)),
    );
  return eventos.some(pedeCancelamento);
}

const pedeCancelamento = (evento: No) => CANCELAMENTO.includes(evento.texto('tpEvento') ?? '');

/** What makes the document worthless, or says that it was issued without the tax office. */
export function lerMarcas(raiz: No, nota: No, chave: string | undefined): Indicio<Marca>[] {
  const protocolos = raiz.todos('infProt').filter(daNota(chave));
  const situacoes = protocolos.map(protocolo => protocolo.texto('cStat') ?? '');
  const ambientes = [nota.filho('ide'), ...protocolos].map(no => no.texto('tpAmb'));
  const emissao =
    nota.texto('ide', 'tpEmis') ?? String(chave ? (lerChave(chave)?.tipoEmissao ?? EMISSAO_NORMAL) : EMISSAO_NORMAL);
  const marcas: Marca[] = [];
  if (ambientes.includes(AMBIENTE_DE_TESTE)) marcas.push('homologacao');
  if (situacoes.some(cada => SEM_EFEITO.includes(cada)) || nota.atributo('chCanc') || canceladaPorEvento(raiz, chave))
    marcas.push('cancelada');
  if (emissao !== EMISSAO_NORMAL && !situacoes.some(cada => AUTORIZADA.includes(cada))) marcas.push('contingencia');
  return marcas.map(marca => indicio(marca));
}
