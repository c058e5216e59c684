## What is touched does not go with what is picked

why-misfit = That doesn’t go with what you picked. Press Esc to start over.
