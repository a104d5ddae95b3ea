import {Toasts} from '@clube/ui';
import {criarTemaPainel, useTema} from '@clube/ui/mui';
import {ThemeProvider} from '@mui/material/styles';
import {useMemo} from 'react';
import {BrowserRouter, Route, Routes} from 'react-router-dom';
import {Entrada} from './login/Entrada';
import {Painel} from './Painel';

/** The entrance, and behind it the panel. */
export function App() {
  const {modo} = useTema();
  const tema = useMemo(() => criarTemaPainel(modo), [modo]);
  return (
    <BrowserRouter>
      <ThemeProvider theme={tema}>
        <Routes>
          <Route path="/painel" element={<Entrada />} />
          <Route path="/painel/*" element={<Painel tema={tema} />} />
        </Routes>
        <Toasts />
      </ThemeProvider>
    </BrowserRouter>
  );
}
