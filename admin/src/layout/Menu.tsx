import {menuDe, NOMES_PERMISSAO, paginaInicial} from '@clube/domain';
import {BotaoIcone, SimboloMarca, classes} from '@clube/ui';
import {Link} from 'react-router-dom';
import {useUsuario} from '../providers/sessao';
import {primeiroNome} from '../components/texto';
import {useContagens} from './contagens';
import {EntradaMenu} from './EntradaMenu';
import {ICONE_DA_TELA, SOB_A_ENTRADA} from './icones';
import estilos from './Layout.module.css';
import {PeDoMenu} from './PeDoMenu';

interface Props {
  aberto: boolean;
  aoAlternar: () => void;
}

/** The panel's menu: the entries that this user may see, in their groups, with what waits behind them. */
export function Menu({aberto, aoAlternar}: Props) {
  const usuario = useUsuario();
  const contagens = useContagens();
  const itens = menuDe(usuario.permissao);
  const grupos = [...new Set(itens.map(item => item.grupo))];
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
            onClick={aoAlternar}
            tamanho={20}
          />
        </div>
        <div className={estilos.entradas}>
          {grupos.map(grupo => (
            <section key={grupo}>
              <h2>{grupo}</h2>
              <ul>
                {itens
                  .filter(item => item.grupo === grupo)
                  .map(({destino, rotulo}) => (
                    <li key={destino}>
                      <EntradaMenu
                        destino={`/painel${destino}`}
                        tambem={(SOB_A_ENTRADA[destino] ?? []).map(tela => `/painel${tela}`)}
                        rotulo={rotulo}
                        icone={ICONE_DA_TELA[destino] ?? 'circulo'}
                        conta={contagens[destino]}
                        estreita={!aberto}
                      />
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
      {aberto && <button type="button" className={estilos.veu} aria-label="Fechar o menu" onClick={aoAlternar} />}
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
