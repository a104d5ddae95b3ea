import {Icone, type NomeIcone} from '@clube/ui';
import {NavLink} from 'react-router-dom';
import {CAMINHOS} from '../base/caminhos';
import estilos from './BarraInferior.module.css';

function Item({para, icone, children}: {para: string; icone: NomeIcone; children: string}) {
  return (
    <NavLink to={para}>
      <Icone nome={icone} />
      {children}
    </NavLink>
  );
}

/** The thumb's navigation on a phone: four places and, raised, the one thing painters come for. */
export function BarraInferior() {
  return (
    <nav className={estilos.barra} aria-label="Atalhos">
      <Item para={CAMINHOS.home} icone="casa">
        Início
      </Item>
      <Item para={CAMINHOS.loja} icone="sacola">
        Loja
      </Item>
      <NavLink to={CAMINHOS.enviarNota} className={estilos.enviar ?? ''}>
        <span className={estilos.bola}>
          <Icone nome="camera" tamanho={28} />
        </span>
        Enviar nota
      </NavLink>
      <Item para={CAMINHOS.pontuacoes} icone="pontos">
        Pontos
      </Item>
      <Item para={CAMINHOS.resgates} icone="presente">
        Resgates
      </Item>
    </nav>
  );
}
