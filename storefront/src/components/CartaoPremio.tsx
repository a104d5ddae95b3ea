import {formatarPontos, formatarPontosPorExtenso} from '@clube/domain';
import {Fita, classes} from '@clube/ui';
import {Link} from 'react-router-dom';
import {CAMINHOS} from '../base/caminhos';
import {ligado, type Premio} from '../base/tipos';
import estilos from './CartaoPremio.module.css';
import {FotoPremio} from './FotoPremio';

function etiqueta(premio: Premio): string | undefined {
  if (ligado(premio.isCombo)) {
    return premio.quantidade > 0 ? `Restam ${formatarPontos(premio.quantidade)}` : 'Esgotado';
  }
  return premio.tipo === 'bivolt' ? '110 ou 220 V' : undefined;
}

/** Two cards or one and a half beside each other on a phone, up to four on a desk. */
const SIZES = '(max-width: 639px) 62vw, 288px';

/** How far the balance is from the price. */
function Alcance({pontos, saldo}: {pontos: number; saldo: number}) {
  const falta = pontos - saldo;
  const parte = Math.max(0, Math.min(100, (saldo / pontos) * 100));
  return (
    <>
      <span className={estilos.barra} aria-hidden>
        <i style={{width: `${parte}%`}} />
      </span>
      <span className={estilos.alcance}>
        {falta <= 0 ? 'Você já pode resgatar' : `Faltam ${formatarPontosPorExtenso(falta)}`}
      </span>
    </>
  );
}

/** One prize of the store. With a balance it also says how much is missing. */
export function CartaoPremio({premio, saldo}: {premio: Premio; saldo?: number | undefined}) {
  const fita = etiqueta(premio);
  return (
    <article className={classes(estilos.cartao, saldo !== undefined && saldo >= premio.pontosWeb && estilos.pode)}>
      <FotoPremio premio={premio} className={estilos.foto} sizes={SIZES} />
      {fita && <Fita className={estilos.fita ?? ''}>{fita}</Fita>}
      <div className={estilos.texto}>
        <h3>{premio.nome}</h3>
        <p className={estilos.pontos}>
          {formatarPontos(premio.pontosWeb)} <small>pontos</small>
        </p>
        {saldo !== undefined && <Alcance pontos={premio.pontosWeb} saldo={saldo} />}
        <Link className={estilos.resgatar} to={CAMINHOS.premio(premio.codigo)} aria-label={`Resgatar ${premio.nome}`}>
          RESGATAR
        </Link>
      </div>
    </article>
  );
}
