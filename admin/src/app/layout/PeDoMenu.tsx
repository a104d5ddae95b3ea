import {Icone, avisar, classes, useTema, type NomeIcone} from '@clube/ui';
import {sair} from '../../providers/sessao';
import {RESOURCES} from '../resources';
import {EntradaMenu} from './EntradaMenu';
import estilos from './Layout.module.css';

interface PropsAcao {
  icone: NomeIcone;
  rotulo: string;
  estreita: boolean;
  onPress: () => void;
}

function Acao({icone, rotulo, estreita, onPress}: PropsAcao) {
  return (
    <button
      type="button"
      className={classes(estilos.entrada)}
      onClick={onPress}
      title={estreita ? rotulo : undefined}
      aria-label={estreita ? rotulo : undefined}
    >
      <Icone nome={icone} tamanho={20} />
      {!estreita && rotulo}
    </button>
  );
}

async function despedir(): Promise<void> {
  await sair();
  avisar.info('Até mais!');
}

/** What belongs to the person and not to the work: profile, theme, leaving. */
export function PeDoMenu({estreita}: {estreita: boolean}) {
  const {modo, definirTema} = useTema();
  const outro = modo === 'claro' ? 'escuro' : 'claro';
  return (
    <>
      {RESOURCES.filter(({group}) => group === undefined).map(manifest => (
        <EntradaMenu key={manifest.name} manifest={manifest} estreita={estreita} />
      ))}
      <Acao
        icone={modo === 'claro' ? 'lua' : 'sol'}
        rotulo={`Usar tema ${outro}`}
        estreita={estreita}
        onPress={() => definirTema(outro)}
      />
      <Acao icone="sair" rotulo="Sair" estreita={estreita} onPress={() => void despedir()} />
    </>
  );
}
