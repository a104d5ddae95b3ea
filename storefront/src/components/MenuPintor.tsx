import {Icone, LataNivel, useTema, type NomeIcone, type PreferenciaTema} from '@clube/ui';
import {useEffect, useRef, useState} from 'react';
import {Link} from 'react-router-dom';
import {CAMINHOS} from '../base/caminhos';
import {iniciais} from '../base/formatos';
import {parteDoNivel} from '../base/info';
import {sair} from '../base/sessao';
import type {PintorGuardado} from '../base/pintor-guardado';
import type {Info} from '../base/tipos';
import estilos from './Cabecalho.module.css';

const TEMAS: readonly {valor: PreferenciaTema; texto: string; icone: NomeIcone}[] = [
  {valor: 'sistema', texto: 'Sistema', icone: 'tela'},
  {valor: 'claro', texto: 'Claro', icone: 'sol'},
  {valor: 'escuro', texto: 'Escuro', icone: 'lua'},
];

function useFecharFora(aberto: boolean, fechar: () => void) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!aberto) return;
    const fora = (evento: Event): void => {
      if (!ref.current?.contains(evento.target as Node)) fechar();
    };
    const esc = (evento: KeyboardEvent): void => {
      if (evento.key !== 'Escape') return;
      fechar();
      ref.current?.querySelector('button')?.focus();
    };
    document.addEventListener('pointerdown', fora);
    document.addEventListener('focusin', fora);
    document.addEventListener('keydown', esc);
    return () => {
      document.removeEventListener('pointerdown', fora);
      document.removeEventListener('focusin', fora);
      document.removeEventListener('keydown', esc);
    };
  }, [aberto, fechar]);
  return ref;
}

/** The light or dark choice, as three radio buttons. */
function EscolhaTema() {
  const {preferencia, definirTema} = useTema();
  return (
    <fieldset className={estilos.tema}>
      <legend>Aparência</legend>
      {TEMAS.map(({valor, texto, icone}) => (
        <label key={valor}>
          <input type="radio" name="tema" checked={preferencia === valor} onChange={() => definirTema(valor)} />
          <Icone nome={icone} tamanho={20} />
          {texto}
        </label>
      ))}
    </fieldset>
  );
}

/** What belongs to the person: level, appearance, the way out. */
export function MenuPintor({pintor, info}: {pintor: PintorGuardado; info: Info | undefined}) {
  const [aberto, setAberto] = useState(false);
  const fechar = useRef(() => setAberto(false)).current;
  const ref = useFecharFora(aberto, fechar);
  const nivel = info?.cluster;
  return (
    <div className={estilos.menu} ref={ref}>
      <button
        type="button"
        className={estilos.avatar}
        aria-expanded={aberto}
        onClick={() => setAberto(antes => !antes)}
      >
        {iniciais(pintor.nome)}
        <span className="so-leitor">: menu de {pintor.nome}</span>
      </button>
      {aberto && (
        <div className={estilos.painel}>
          <div className={estilos.quem}>
            <LataNivel nivel={nivel?.nome} cheio={info ? parteDoNivel(info) : 0.1} tamanho={36} />
            <div>
              <b>{pintor.nome}</b>
              <span>{nivel ? `Nível ${nivel.nome}` : 'Ainda sem nível'}</span>
            </div>
          </div>
          {info?.nextCluster && (
            <Link className={estilos.acao} to={`${CAMINHOS.home}#nivel`} onClick={fechar}>
              <Icone nome="seta" /> Próximo nível: {info.nextCluster.nome}
            </Link>
          )}
          <EscolhaTema />
          <button type="button" className={estilos.acao} onClick={() => void sair()}>
            <Icone nome="sair" /> Sair
          </button>
        </div>
      )}
    </div>
  );
}
