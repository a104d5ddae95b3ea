import {Icone, LataNivel} from '@clube/ui';
import {Link} from 'react-router-dom';
import {CAMINHOS} from '../../base/caminhos';
import {parteDoNivel} from '../../base/info';
import type {Info, Requisito} from '../../base/tipos';
import estilos from './Home.module.css';

const EXISTENTES: ReadonlySet<string> = new Set([CAMINHOS.enviarNota, CAMINHOS.loja, CAMINHOS.regulamento]);

/** Where there is room the list is open from the start. */
const TELA_LARGA = window.matchMedia('(width >= 900px)');

function Linha({requisito}: {requisito: Requisito}) {
  const {nome, explicacao, destino, atendido} = requisito;
  return (
    <li className={atendido ? estilos.cumprido : undefined}>
      <Icone nome={atendido ? 'certo' : 'circulo'} tamanho={20} titulo={atendido ? 'Cumprido' : 'Falta'} />
      <span>
        {!atendido && EXISTENTES.has(destino) ? <Link to={destino}>{nome}</Link> : nome}
        {!atendido && <small>{explicacao}</small>}
      </span>
    </li>
  );
}

/** What stands between the painter and the next level, in one sentence. */
function resumo({nextCluster, requisitos, cluster}: Info): string {
  if (!nextCluster) return cluster ? 'Você chegou ao nível mais alto.' : 'Envie notas para subir de nível.';
  const faltam = requisitos.filter(({atendido}) => !atendido).length;
  if (faltam === 0) return `Tudo pronto para o ${nextCluster.nome}.`;
  if (!cluster) return `Sua primeira nota validada leva você ao ${nextCluster.nome}.`;
  return `${faltam === 1 ? 'Falta 1 requisito' : `Faltam ${faltam} requisitos`} para o ${nextCluster.nome}`;
}

/** The level as a can that fills, and the list of what is missing. */
export function Nivel({info}: {info: Info}) {
  const {cluster, requisitos} = info;
  return (
    <section className={estilos.nivel} id="nivel" aria-label="Seu nível">
      <LataNivel nivel={cluster?.nome} cheio={parteDoNivel(info)} />
      <div>
        <h2>{cluster ? `Nível ${cluster.nome}` : 'Ainda sem nível'}</h2>
        <p>{resumo(info)}</p>
        {requisitos.length > 0 && (
          <details className={estilos.falta} open={TELA_LARGA.matches}>
            <summary>Ver o que falta</summary>
            <ul className={estilos.requisitos}>
              {requisitos.map(requisito => (
                <Linha key={requisito.campo} requisito={requisito} />
              ))}
            </ul>
          </details>
        )}
      </div>
    </section>
  );
}
