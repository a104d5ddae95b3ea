import {mensagemDe} from '@clube/api-client';
import {Carregando, Falha} from '@clube/ui';
import {useQuery} from '@tanstack/react-query';
import {APARENCIA_ESTADO, lerEstadoNota} from '../base/estados-nota';
import {mostrarDataHora} from '../base/formatos';
import {consultaLinhaDoTempo} from '../base/notas';
import type {EventoNota} from '../base/tipos';
import estilos from './LinhaDoTempo.module.css';

function Evento({evento, primeiro}: {evento: EventoNota; primeiro: boolean}) {
  const estado = lerEstadoNota(evento.para);
  const voltou = estado === 'pendente' && !primeiro;
  const nome = primeiro
    ? 'Enviada'
    : voltou
      ? 'Voltou para análise'
      : estado
        ? APARENCIA_ESTADO[estado].texto
        : evento.para;
  const falhou = estado === 'reprovada' || estado === 'cancelada';
  return (
    <li className={falhou ? estilos.falhou : undefined}>
      <b>{nome}</b>
      {evento.motivo && <span>{evento.motivo}</span>}
      <time dateTime={evento.ocorridoEm}>{mostrarDataHora(evento.ocorridoEm)}</time>
    </li>
  );
}

/** Everything that happened to one receipt, with when and why. */
export function HistoriaNota({idNota}: {idNota: number}) {
  const {data, error, refetch} = useQuery(consultaLinhaDoTempo(idNota));
  if (error) return <Falha compacta mensagem={mensagemDe(error)} onRetry={() => void refetch()} />;
  if (!data) return <Carregando linhas={3} />;
  return (
    <ol className={estilos.historia}>
      {data.map((evento, i) => (
        <Evento key={`${evento.para} ${evento.ocorridoEm}`} evento={evento} primeiro={i === 0} />
      ))}
    </ol>
  );
}
