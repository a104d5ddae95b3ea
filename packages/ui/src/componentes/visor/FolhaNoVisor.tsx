import {useState} from 'react';
import {classes} from '../../classes';
import {Botao} from '../botao/Botao';
import {Alcas} from './Alcas';
import {caminhoAoRedor, comFolga, identidadeDo, meioDe, pontosDe, type Contorno, type Folha} from './contornos';
import {useTentativas} from './useTentativas';
import estilos from './Visor.module.css';

interface Props {
  folha: Folha;
  contornos: readonly Contorno[];
  /** Degrees, a multiple of 90. */
  giro: number;
  onLoaded: () => void;
  /** Its picture did not come, at the first try or once more. */
  onFail: () => void;
}

const FOLGA = 0.004;

/** A page, turned as asked. What is drawn over it lies in the turned element and so goes along with zoom and turn. */
export function FolhaNoVisor({folha, contornos, giro, onLoaded, onFail}: Props) {
  const imagem = useTentativas(folha.url, onFail);
  const [medida, setMedida] = useState<{largura: number; altura: number}>();
  const deitada = giro % 180 !== 0;
  const proporcao = medida && medida.largura / medida.altura;
  const quadro = proporcao ? {aspectRatio: deitada ? 1 / proporcao : proporcao} : undefined;
  return (
    <figure className={estilos.quadro} style={quadro}>
      <div
        className={classes(estilos.folha, medida && estilos.medida)}
        style={proporcao ? {width: deitada ? `${proporcao * 100}%` : '100%', rotate: `${giro}deg`} : undefined}
      >
        <img
          key={imagem.chave}
          src={folha.url}
          hidden={imagem.falhou}
          onError={imagem.onFail}
          alt={folha.descricao}
          draggable={false}
          onLoad={({currentTarget: {naturalWidth, naturalHeight}}) => {
            setMedida({largura: naturalWidth || 1, altura: naturalHeight || 1});
            onLoaded();
          }}
        />
        {imagem.falhou && (
          <div className={estilos.falha} role="alert">
            <p>A imagem não abriu.</p>
            <Botao variante="secundario" pequeno icone="girar" onClick={imagem.tentar}>
              Tentar de novo
            </Botao>
          </div>
        )}
        {medida && !imagem.falhou && (folha.recorte ?? contornos.length > 0) && (
          <svg className={estilos.desenho} viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden>
            {folha.recorte && <path className={estilos.sombra} d={caminhoAoRedor(folha.recorte)} fillRule="evenodd" />}
            {contornos.map(contorno => {
              const {cantos, tom = 'ocre', onAdjust} = contorno;
              // What is cut is cut where the line is.
              const pontos = pontosDe(onAdjust ? cantos : comFolga(cantos, FOLGA));
              return (
                <g key={identidadeDo(contorno)} className={estilos[tom]} data-contorno>
                  <polygon className={estilos.halo} points={pontos} />
                  <polygon className={estilos.linha} points={pontos} />
                </g>
              );
            })}
          </svg>
        )}
        {contornos.map(contorno => {
          const {cantos, rotulo, tom = 'ocre', onAdjust} = contorno;
          const [x, y] = onAdjust ? meioDe(cantos) : cantos[0];
          return (
            rotulo && (
              <span
                key={identidadeDo(contorno)}
                className={classes(estilos.rotulo, estilos[tom], onAdjust && estilos.comAlca)}
                style={{left: `${x * 100}%`, top: `${y * 100}%`, rotate: `${-giro}deg`}}
              >
                {rotulo}
              </span>
            )
          );
        })}
        {medida &&
          contornos.map(
            contorno =>
              contorno.onAdjust && (
                <Alcas key={identidadeDo(contorno)} contorno={contorno} onAdjust={contorno.onAdjust} giro={giro} />
              ),
          )}
      </div>
    </figure>
  );
}
