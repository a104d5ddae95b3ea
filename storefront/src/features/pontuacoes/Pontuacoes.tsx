import {formatarPontos} from '@clube/domain';
import {VisualizadorArquivo, classeBotao, type Arquivo} from '@clube/ui';
import {useQuery} from '@tanstack/react-query';
import {useState} from 'react';
import {Link} from 'react-router-dom';
import {CAMINHOS} from '../../base/caminhos';
import {useInfo} from '../../base/info';
import {consultaNaoProcessadas, consultaPontuacoes} from '../../base/notas';
import type {Pintor} from '../../base/tipos';
import {ModalNota, type NotaAberta} from '../../components/ModalNota';
import {Pagina} from '../../components/Pagina';
import {consultaCodigos, consultaTreinamentos} from './api';
import estilos from './Pontuacoes.module.css';
import {Secao} from './Secao';
import {TabelaCodigos, TabelaTreinamentos} from './TabelasCodigos';
import {TabelaNaoProcessadas} from './TabelaNaoProcessadas';
import {TabelaPontuacoes} from './TabelaPontuacoes';
import {Vencimentos} from './Vencimentos';

/** Every point: where it came from, when it ends, and what became of each receipt. */
export default function Pontuacoes() {
  const {data: info} = useInfo();
  if (!info) return null;
  return (
    <Pagina
      titulo="Pontos"
      lado={
        <Link className={classeBotao({variante: 'destaque', pequeno: true})} to={CAMINHOS.enviarNota}>
          Enviar nota
        </Link>
      }
    >
      <div className={estilos.tela}>
        <div className={estilos.resumo}>
          <p className={estilos.saldo}>
            <small>Seu saldo</small>
            <b>{formatarPontos(info.saldoPontos)}</b> pontos
          </p>
          <Vencimentos info={info} />
        </div>
        <Tabelas pintor={info.profile} />
      </div>
    </Pagina>
  );
}

function Tabelas({pintor}: {pintor: Pintor}) {
  const pontuacoes = useQuery(consultaPontuacoes);
  const naoProcessadas = useQuery(consultaNaoProcessadas);
  const codigos = useQuery(consultaCodigos(pintor));
  const treinamentos = useQuery(consultaTreinamentos(pintor));
  const [arquivo, setArquivo] = useState<Arquivo>();
  const [aberta, setNota] = useState<NotaAberta>();
  // Looked up at each drawing: it may be read while one looks.
  const enviada = naoProcessadas.data?.find(({id}) => id === aberta?.id);
  const nota = aberta && {...aberta, ...(enviada && {enviada})};
  return (
    <>
      <Secao titulo="NOTAS NÃO PROCESSADAS" consulta={naoProcessadas}>
        {linhas => (
          <TabelaNaoProcessadas
            linhas={linhas}
            onView={({id}) => setNota({id})}
            onOpenPhoto={(url, descricao) => setArquivo({url, descricao})}
          />
        )}
      </Secao>
      <Secao titulo="PONTUAÇÕES" consulta={pontuacoes}>
        {linhas => <TabelaPontuacoes linhas={linhas} onView={pontuacao => setNota({id: pontuacao.id, pontuacao})} />}
      </Secao>
      <Secao titulo="PONTUAÇÕES DE CÓDIGOS" consulta={codigos}>
        {linhas => <TabelaCodigos linhas={linhas} />}
      </Secao>
      <Secao titulo="TREINAMENTOS" consulta={treinamentos}>
        {linhas => <TabelaTreinamentos linhas={linhas} />}
      </Secao>
      <VisualizadorArquivo arquivo={arquivo} onClose={() => setArquivo(undefined)} />
      <ModalNota nota={nota} onClose={() => setNota(undefined)} />
    </>
  );
}
