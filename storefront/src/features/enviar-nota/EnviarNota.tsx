import {validarSelecao} from '@clube/domain';
import {Botao, Icone, avisar, classeBotao} from '@clube/ui';
import {useState} from 'react';
import {Link} from 'react-router-dom';
import {CAMINHOS} from '../../base/caminhos';
import {Pagina} from '../../components/Pagina';
import {CampoCodigo} from './CampoCodigo';
import estilos from './EnviarNota.module.css';
import type {ResultadoEnvio} from './enviar-lotes';
import {EscolherArquivos} from './EscolherArquivos';
import {useFila} from './fila';
import {ListaArquivos} from './ListaArquivos';
import {recibosDe} from './recibos';
import {useEnvio} from './useEnvio';

function Progresso({parte}: {parte: number}) {
  const porCento = Math.round(parte * 100);
  return (
    <div className={estilos.progresso}>
      <progress max={100} value={porCento} aria-label="Envio das notas" />
      <span>{porCento < 100 ? `${porCento}%` : 'Conferindo...'}</span>
    </div>
  );
}

/** Photograph, check, send: the one thing painters come for. */
export default function EnviarNota() {
  const fila = useFila();
  const [codigo, setCodigo] = useState('');
  // A new number gives a fresh code field, without what was said about the last code.
  const [envios, setEnvios] = useState(0);
  const envio = useEnvio(fila, codigo);
  const quantas = recibosDe(fila.prontos).length;
  const recomecar = ({aceitas}: ResultadoEnvio): void => {
    if (aceitas === 0) return;
    setCodigo('');
    setEnvios(antes => antes + 1);
  };
  const enviar = (): void => {
    const erro = validarSelecao(fila.prontos.length);
    if (erro) avisar.erro(erro);
    else envio.mutate(fila.prontos, {onSuccess: recomecar});
  };
  return (
    <Pagina titulo="Enviar nota" estreita>
      <div className={estilos.tela}>
        {envio.aceitas > 0 && (
          <div className={estilos.aceitas} role="status">
            <Icone nome="certo" tamanho={28} />
            <p>
              <b>{envio.aceitas === 1 ? '1 nota recebida.' : `${envio.aceitas} notas recebidas.`}</b> A análise aparece
              em Pontos.
            </p>
            <Link className={classeBotao({variante: 'secundario', pequeno: true})} to={CAMINHOS.pontuacoes}>
              Acompanhar
            </Link>
          </div>
        )}
        <EscolherArquivos desligado={envio.isPending || fila.cheia} aoEscolher={fila.incluir} />
        {fila.itens.length > 0 && <ListaArquivos fila={fila} />}
        <CampoCodigo key={envios} valor={codigo} aoMudar={setCodigo} />
        <p className={estilos.aviso}>
          <Icone nome="info" tamanho={20} />
          <span>
            Notas de uma revenda master já valem pontos em dobro automaticamente. Nesse caso, vouchers de pontos em
            dobro são cancelados.
          </span>
        </p>
        {envio.isPending && <Progresso parte={envio.parte} />}
        <Botao variante="destaque" largo ocupado={envio.isPending && 'ENVIANDO...'} onClick={enviar}>
          {quantas > 1 ? `Enviar ${quantas} notas` : 'Enviar nota'}
        </Botao>
      </div>
    </Pagina>
  );
}
