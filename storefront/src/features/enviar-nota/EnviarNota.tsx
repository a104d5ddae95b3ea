import {validarSelecao} from '@clube/domain';
import {Botao, Icone, avisar, classes} from '@clube/ui';
import {useRef, useState} from 'react';
import {Pagina} from '../../components/Pagina';
import {Aceitas, Andamento, Retomada} from './Andamento';
import {dizerRecusados} from './arquivo';
import {CampoCodigo} from './CampoCodigo';
import estilos from './EnviarNota.module.css';
import {EscolherArquivos} from './EscolherArquivos';
import {useFila, type Fila} from './fila';
import {ListaArquivos} from './ListaArquivos';
import {recibosDe} from './recibos';
import {useEnvio} from './useEnvio';

const OCUPADO = {parado: false, 'sem-conexao': 'Esperando a internet', enviando: 'ENVIANDO...'} as const;

const JUNTE_ANTES = 'Toque em Juntar ou em Cancelar antes de enviar';

/** Photograph, check, send: the one thing painters come for. */
export default function EnviarNota() {
  const fila = useFila();
  // A new number gives a fresh code field, without what was said about the last code.
  const [envios, setEnvios] = useState(0);
  const {enviar, andamento, parte, aceitas, esquecerAceitas} = useEnvio(fila, () => setEnvios(antes => antes + 1));
  const [marcados, setMarcados] = useState<ReadonlySet<string>>();
  const lista = useRef<HTMLDivElement>(null);
  // The buttons of what goes away go with it: who uses a keyboard goes on from the list.
  const daLista: Fila = {
    ...fila,
    tirar: chave => {
      lista.current?.focus();
      fila.tirar(chave);
    },
    separar: recibo => {
      lista.current?.focus();
      fila.separar(recibo);
    },
  };
  const enviando = andamento === 'enviando';
  const quantas = recibosDe(fila.prontos).length;
  const conferirEEnviar = (): void => {
    const erro = marcados?.size ? JUNTE_ANTES : validarSelecao(fila.prontos.length);
    if (erro) avisar.erro(erro);
    else enviar();
  };
  return (
    <Pagina titulo="Enviar nota" estreita>
      <div className={estilos.tela}>
        <Aceitas quantas={aceitas} />
        <EscolherArquivos
          desligado={enviando || fila.cheia}
          escolhidos={fila.prontos.length}
          compacto={fila.itens.length > 0}
          onChoose={arquivos => {
            esquecerAceitas();
            fila.incluir(arquivos);
            const recusados = dizerRecusados(arquivos);
            if (recusados) avisar.erro(recusados);
          }}
        />
        {fila.retomada && andamento === 'parado' && <Retomada />}
        <div ref={lista} tabIndex={-1} className={estilos.escolhidas} inert={enviando}>
          {fila.itens.length > 0 && <ListaArquivos fila={daLista} marcados={marcados} onMark={setMarcados} />}
        </div>
        <CampoCodigo key={envios} valor={fila.codigo} onValueChange={fila.escreverCodigo} />
        <p className={estilos.aviso}>
          <Icone nome="info" tamanho={20} />
          <span>
            Notas de uma revenda master já valem pontos em dobro automaticamente. Nesse caso, vouchers de pontos em
            dobro são cancelados.
          </span>
        </p>
        <div className={classes(estilos.pe, quantas > 0 && estilos.aVista)}>
          <Andamento andamento={andamento} parte={parte} guardada={fila.guardada} />
          <Botao variante="destaque" largo ocupado={OCUPADO[andamento]} onClick={conferirEEnviar}>
            {quantas > 1 ? `Enviar ${quantas} notas` : 'Enviar nota'}
          </Botao>
        </div>
      </div>
    </Pagina>
  );
}
