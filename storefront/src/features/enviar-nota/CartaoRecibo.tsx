import {Botao, BotaoIcone, Icone, Selo} from '@clube/ui';
import type {ReactNode} from 'react';
import type {NotaVista} from './codigo/avisos';
import type {ArquivoNaFila, Fila} from './fila';
import estilos from './ListaArquivos.module.css';
import {Miniatura} from './Miniatura';
import type {Recibo} from './recibos';

const MB = 1024 * 1024;

function tamanho(bytes: number): string {
  return bytes < MB ? `${Math.max(1, Math.round(bytes / 1024))} kB` : `${(bytes / MB).toFixed(1).replace('.', ',')} MB`;
}

/** What the code on the paper says, and what one should know before sending it. */
function OQueDiz({nota, lendo}: {nota: NotaVista | undefined; lendo: boolean}) {
  if (!nota) return lendo ? <span className={estilos.lendo}>Lendo o código...</span> : null;
  return (
    <>
      <span className={estilos.lida}>
        <Icone nome="certo" tamanho={18} />
        <span>
          <b>{nota.loja}</b>
          {nota.titulo}
        </span>
      </span>
      {nota.avisos.map(aviso => (
        <Selo key={aviso} tom="espera" icone="alerta">
          {aviso}
        </Selo>
      ))}
    </>
  );
}

interface PropsPagina {
  item: ArquivoNaFila;
  titulo: string;
  children?: ReactNode;
  acoes: ReactNode;
}

function Pagina({item, titulo, children, acoes}: PropsPagina) {
  return (
    <div className={estilos.pagina}>
      <Miniatura item={item} />
      <div className={estilos.texto}>
        <b className={estilos.nome}>{titulo}</b>
        <span className={estilos.tamanho}>{tamanho(item.arquivo.size)}</span>
        {item.erro && <Selo tom="erro">{item.erro}</Selo>}
      </div>
      <div className={estilos.acoes}>{acoes}</div>
      {children && <div className={estilos.diz}>{children}</div>}
    </div>
  );
}

type Acoes = Pick<Fila, 'tirar' | 'separar' | 'mover'>;

interface Props {
  recibo: Recibo<ArquivoNaFila>;
  nota: NotaVista | undefined;
  lendo: boolean;
  acoes: Acoes;
  /** The box with which it is chosen for joining, while that is going on. */
  escolha?: ReactNode;
}

/** Several pictures of one long receipt, in the order in which they are read. */
function ReciboJunto({recibo, nota, lendo, acoes, escolha}: Props) {
  const quantas = recibo.paginas.length;
  return (
    <>
      <div className={estilos.junta}>
        <b>Uma nota em {quantas} fotos</b>
        {!escolha && (
          <Botao variante="texto" pequeno onClick={() => acoes.separar(recibo.id)}>
            Separar
          </Botao>
        )}
        <OQueDiz nota={nota} lendo={lendo} />
      </div>
      <ol className={estilos.paginas}>
        {recibo.paginas.map((item, i) => (
          <li key={item.chave}>
            <Pagina
              item={item}
              titulo={`Foto ${i + 1} de ${quantas}`}
              acoes={
                !escolha && (
                  <>
                    <BotaoIcone
                      icone="setaCima"
                      rotulo={`Subir a foto ${i + 1}`}
                      aria-disabled={i === 0}
                      onClick={() => acoes.mover(item.chave, -1)}
                    />
                    <BotaoIcone
                      icone="setaBaixo"
                      rotulo={`Descer a foto ${i + 1}`}
                      aria-disabled={i === quantas - 1}
                      onClick={() => acoes.mover(item.chave, 1)}
                    />
                    <BotaoIcone
                      icone="lixeira"
                      rotulo={`Tirar a foto ${i + 1}`}
                      onClick={() => acoes.tirar(item.chave)}
                    />
                  </>
                )
              }
            />
          </li>
        ))}
      </ol>
    </>
  );
}

/** One receipt that is going to be sent. */
export function CartaoRecibo(props: Props) {
  const {recibo, nota, lendo, acoes, escolha} = props;
  const [unica] = recibo.paginas;
  return (
    <li className={estilos.cartao}>
      {escolha}
      {recibo.junto || !unica ? (
        <ReciboJunto {...props} />
      ) : (
        <Pagina
          item={unica}
          titulo={unica.arquivo.name}
          acoes={
            !escolha && (
              <BotaoIcone
                icone="lixeira"
                rotulo={`Tirar ${unica.arquivo.name}`}
                onClick={() => acoes.tirar(unica.chave)}
              />
            )
          }
        >
          <OQueDiz nota={nota} lendo={lendo} />
        </Pagina>
      )}
    </li>
  );
}
