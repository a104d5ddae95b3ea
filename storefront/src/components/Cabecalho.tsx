import {formatarPontos} from '@clube/domain';
import {LataNivel, Marca} from '@clube/ui';
import {Link, NavLink} from 'react-router-dom';
import {CAMINHOS} from '../base/caminhos';
import {primeiroNome} from '../base/formatos';
import {parteDoNivel, useInfo} from '../base/info';
import {usePintor} from '../base/sessao';
import type {PintorGuardado} from '../base/pintor-guardado';
import estilos from './Cabecalho.module.css';
import {MenuPintor} from './MenuPintor';

const DESTINOS = [
  {para: CAMINHOS.home, texto: 'Início'},
  {para: CAMINHOS.loja, texto: 'Loja'},
  {para: CAMINHOS.enviarNota, texto: 'Enviar nota'},
  {para: CAMINHOS.pontuacoes, texto: 'Pontos'},
  {para: CAMINHOS.resgates, texto: 'Resgates'},
] as const;

function DoPintor({pintor}: {pintor: PintorGuardado}) {
  const {data: info} = useInfo();
  return (
    <>
      <nav className={`${estilos.nav} ${estilos.soDesktop}`} aria-label="Principal">
        {DESTINOS.map(({para, texto}) => (
          <NavLink key={para} to={para}>
            {texto}
          </NavLink>
        ))}
      </nav>
      {info?.cluster && (
        <span className={estilos.soDesktop}>
          <LataNivel nivel={info.cluster.nome} cheio={parteDoNivel(info)} tamanho={34} />
        </span>
      )}
      {info && (
        <span className={estilos.saldo}>
          <b>
            {formatarPontos(info.saldoPontos)} <span>pontos</span>
          </b>
          <small>
            {primeiroNome(pintor.nome)}
            {info.cluster && ` · ${info.cluster.nome}`}
          </small>
        </span>
      )}
      <MenuPintor pintor={pintor} info={info} />
    </>
  );
}

/** The dark bar on top: for members their balance and menu, for visitors the ways in. */
export function Cabecalho() {
  const pintor = usePintor();
  return (
    <header className={estilos.cabecalho}>
      <div className={estilos.linha}>
        <Link className={estilos.logo} to={pintor ? CAMINHOS.home : CAMINHOS.loja} aria-label="Clube do Pintor">
          <Marca />
        </Link>
        {pintor ? (
          <DoPintor pintor={pintor} />
        ) : (
          <nav className={`${estilos.nav} ${estilos.visitante}`} aria-label="Principal">
            <NavLink to={CAMINHOS.login}>Entrar</NavLink>
            <NavLink to={CAMINHOS.cadastrar}>Cadastrar</NavLink>
            <a className={estilos.soDesktop} href={CAMINHOS.relatorio}>
              Relatório da revenda
            </a>
          </nav>
        )}
      </div>
    </header>
  );
}
