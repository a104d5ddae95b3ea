import {NOMES_PERMISSAO, paginaInicial} from '@clube/domain';
import {BotaoIcone, SimboloMarca, classes} from '@clube/ui';
import {Link} from 'react-router-dom';
import {useUsuario} from '../../providers/sessao';
import {primeiroNome} from '../../components/texto';
import {menuOf} from '../../manifest/access';
import {RESOURCES} from '../resources';
import {useContagens} from './contagens';
import {EntradaMenu} from './EntradaMenu';
import estilos from './Layout.module.css';
import {PeDoMenu} from './PeDoMenu';

interface Props {
  aberto: boolean;
  onToggle: () => void;
}

/** The panel's menu: the entries that this user may see, in their groups, with what waits behind them. */
export function Menu({aberto, onToggle}: Props) {
  const usuario = useUsuario();
  const contagens = useContagens();
  const entries = menuOf(RESOURCES, usuario.permissao);
  const groups = [...new Set(entries.map(entry => entry.group))];
  return (
    <>
      <nav
        className={classes(estilos.barra, !aberto && estilos.estreita, !aberto && estilos.recolhida)}
        aria-label="Menu"
      >
        <div className={estilos.topoBarra}>
          <Link to={`/painel${paginaInicial(usuario.permissao)}`} aria-label="Painel do Clube, início">
            {aberto ? <Nome /> : <SimboloMarca tamanho={28} />}
          </Link>
          <BotaoIcone
            icone={aberto ? 'setaEsquerda' : 'setaDireita'}
            rotulo={aberto ? 'Recolher o menu' : 'Expandir o menu'}
            aria-expanded={aberto}
            onClick={onToggle}
            tamanho={20}
          />
        </div>
        <div className={estilos.entradas}>
          {groups.map(group => (
            <section key={group}>
              <h2>{group}</h2>
              <ul>
                {entries
                  .filter(entry => entry.group === group)
                  .map(entry => (
                    <li key={entry.name}>
                      <EntradaMenu manifest={entry} conta={contagens[entry.name]} estreita={!aberto} />
                    </li>
                  ))}
              </ul>
            </section>
          ))}
        </div>
        <div className={estilos.pe}>
          {aberto && (
            <p className={estilos.saudacao}>
              <strong>Olá, {primeiroNome(usuario.nome)}!</strong>
              <small>{NOMES_PERMISSAO[usuario.permissao]}</small>
            </p>
          )}
          <PeDoMenu estreita={!aberto} />
        </div>
      </nav>
      {aberto && <button type="button" className={estilos.veu} aria-label="Fechar o menu" onClick={onToggle} />}
    </>
  );
}

function Nome() {
  return (
    <span style={{display: 'flex', alignItems: 'center', gap: 8, font: '700 1.214rem/1 var(--titulo)'}}>
      <SimboloMarca tamanho={24} />
      Painel do Clube
    </span>
  );
}
