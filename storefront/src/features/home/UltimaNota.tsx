import {formatarPontosPorExtenso, type EstadoNota} from '@clube/domain';
import {Botao, Carregando, classeBotao} from '@clube/ui';
import {useQuery} from '@tanstack/react-query';
import {useState} from 'react';
import {Link} from 'react-router-dom';
import {CAMINHOS} from '../../base/caminhos';
import {lerEstadoNota} from '../../base/estados-nota';
import {mostrarData} from '../../base/formatos';
import {consultaNaoProcessadas, consultaPontuacoes, emLeitura} from '../../base/notas';
import {resumoLido} from '../../base/resumo-nota';
import type {NotaNaoProcessada, Pontuacao} from '../../base/tipos';
import {ModalNota} from '../../components/ModalNota';
import {PassosNota} from '../../components/PassosNota';
import {SeloNota} from '../../components/SeloNota';
import estilos from './Home.module.css';

interface Ultima {
  id: number;
  quando: string;
  titulo: string;
  detalhe: string;
  estado: EstadoNota;
  pontuacao?: Pontuacao;
  enviada?: NotaNaoProcessada;
}

function dasPontuadas(nota: Pontuacao): Ultima {
  return {
    id: nota.id,
    quando: nota.pontuadoEm,
    titulo: nota.loja,
    detalhe: `Nota ${nota.identificador} · + ${formatarPontosPorExtenso(nota.totalPontos)} · ${mostrarData(nota.pontuadoEm)}`,
    estado: 'pontuada',
    pontuacao: nota,
  };
}

function dasOutras(nota: NotaNaoProcessada): Ultima {
  return {
    id: nota.id,
    quando: nota.dataEnvio,
    titulo: nota.loja ?? `Enviada em ${mostrarData(nota.dataEnvio)}`,
    detalhe: nota.reprovadoMotivo ?? resumoLido(nota) ?? 'Avisamos aqui quando a análise terminar.',
    estado: lerEstadoNota(nota.status) ?? 'pendente',
    enviada: nota,
  };
}

/** The receipt in which something happened last. */
function maisRecente(pontuadas: readonly Pontuacao[], outras: readonly NotaNaoProcessada[]): Ultima | undefined {
  return [...pontuadas.map(dasPontuadas), ...outras.map(dasOutras)].reduce<Ultima | undefined>(
    (ultima, nota) => (ultima && ultima.quando >= nota.quando ? ultima : nota),
    undefined,
  );
}

function Conteudo({nota}: {nota: Ultima | undefined}) {
  const [aberta, setAberta] = useState(false);
  if (!nota)
    return (
      <div className={estilos.semNota}>
        <p>Você ainda não enviou notas. A primeira abre o seu nível.</p>
        <Link className={classeBotao({variante: 'destaque', pequeno: true})} to={CAMINHOS.enviarNota}>
          Enviar a primeira nota
        </Link>
      </div>
    );
  return (
    <>
      <div className={estilos.linhaNota}>
        <div>
          <b>{nota.titulo}</b>
          <small>{nota.detalhe}</small>
        </div>
        <SeloNota status={nota.estado} lendo={nota.enviada !== undefined && emLeitura(nota.enviada)} />
      </div>
      <PassosNota estado={nota.estado} leitura={nota.enviada?.leitura} />
      <Botao variante="texto" pequeno onClick={() => setAberta(true)}>
        Ver andamento
      </Botao>
      <ModalNota nota={aberta ? nota : undefined} onClose={() => setAberta(false)} />
    </>
  );
}

/** The last receipt and where it stands. */
export function UltimaNota() {
  const pontuadas = useQuery(consultaPontuacoes);
  const outras = useQuery(consultaNaoProcessadas);
  if (pontuadas.isError || outras.isError) return null;
  return (
    <section aria-labelledby="ultima-nota">
      <div className={estilos.titulo}>
        <h2 id="ultima-nota">Sua última nota</h2>
        <Link to={CAMINHOS.pontuacoes}>Todas</Link>
      </div>
      <div className={estilos.nota}>
        {pontuadas.data && outras.data ? (
          <Conteudo nota={maisRecente(pontuadas.data, outras.data)} />
        ) : (
          <Carregando linhas={3} />
        )}
      </div>
    </section>
  );
}
