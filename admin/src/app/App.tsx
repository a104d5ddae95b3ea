import {Toasts} from '@clube/ui';
import {createPainelTheme, useTheme} from '@clube/ui/mui';
import {ThemeProvider, useTheme as useMuiTheme} from '@mui/material/styles';
import {useMemo} from 'react';
import {Outlet, RouterProvider, createBrowserRouter} from 'react-router-dom';
import {Convite} from './login/Convite';
import {Login} from './login/Login';
import {Painel} from './Painel';

/** Providers and global elements around every page. */
function Frame() {
  const {mode} = useTheme();
  const theme = useMemo(() => createPainelTheme(mode), [mode]);
  return (
    <ThemeProvider theme={theme}>
      <Outlet />
      <Toasts />
    </ThemeProvider>
  );
}

function ThemedPainel() {
  return <Painel theme={useMuiTheme()} />;
}

/** The login pages and the panel. A data router, as only that can block navigation to ask about unsaved changes. */
const router = createBrowserRouter([
  {
    element: <Frame />,
    children: [
      {path: '/painel', element: <Login />},
      {path: '/painel/convite', element: <Convite />},
      {path: '/painel/*', element: <ThemedPainel />},
    ],
  },
]);

export function App() {
  return <RouterProvider router={router} />;
}
